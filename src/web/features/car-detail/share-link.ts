export type Shared = { title: string; url: string };

/** Every mail program takes this, script or no script. [SHARE-1] */
export function mailLink({ title, url }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
}
