import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";

/** The address for whatever map or navigator the visitor uses. Its place stays empty where nothing can be copied. */
export function CopyAddress({ address }: { address: string }) {
  const [isPossible, setPossible] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setPossible("clipboard" in navigator), []);

  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };

  return (
    <div className={isPossible ? "" : "invisible"}>
      <Button variant="secondary" size="sm" icon={isCopied ? Check : Copy} onClick={copy}>
        {isCopied ? "Adressen är kopierad" : "Kopiera adressen"}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? "Adressen är kopierad" : ""}
      </span>
    </div>
  );
}
