import { logoInverse } from "#brand/logo-inverse.ts";

/** For grounds that are dark in both looks. */
export function LogoInverse({ alt }: { alt: string }) {
  const { url, width, height } = logoInverse;
  return <img className="logo" src={url} alt={alt} width={width} height={height} />;
}
