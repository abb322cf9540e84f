// Plain JavaScript on purpose: it must run on the Node that is too old to read the rest.
const major = Number(process.versions.node.split(".")[0]);

if (major < 24) {
  // npm drops an optional package that it cannot get in silence, and the system's Node would take over.
  const pinned = `node-${process.platform}-${process.arch}`;
  console.error(
    `The site needs Node 24, and this is Node ${process.versions.node}: the package ${pinned} is not installed, or not in use. ` +
      "Run `npm ci`, and start through npm or with node_modules/.bin/node.",
  );
  process.exit(1);
}

await import("./keep-compiled.js");
await import("./resolve-quickly.js");
