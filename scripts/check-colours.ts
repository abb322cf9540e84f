import { globSync, readFileSync } from "node:fs";

/** Colours are roles (docs: src/ui/tokens.css). A raw one would not follow the dark theme or an inverse band. */
const rawColour = /#[0-9a-f]{3,8}\b(?![^<]*<\/symbol>)|\brgba?\(|\bhsla?\(|\boklch\(/i;

const found = globSync("src/**/*.{tsx,css}")
  .filter((file) => !file.endsWith("tokens.css"))
  .flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) =>
        rawColour.test(line.replace(/#[a-z]+\/|href="#[^"]*"|url\(#[^)]*\)/g, ""))
          ? [`${file}:${at + 1}: ${line.trim()}`]
          : [],
      ),
  );

for (const line of found) process.stdout.write(`raw colour: ${line}\n`);
process.exitCode = found.length === 0 ? 0 : 1;
