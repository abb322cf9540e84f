/** The stores that are open for business, as choices of a select. */
export function StoreOptions({ stores }: { stores: Record<string, string> }) {
  return Object.entries(stores).map(([slug, label]) => (
    <option key={slug} value={slug}>
      {label}
    </option>
  ));
}
