// Plain JavaScript on purpose: it must run on the Node that is too old to read the rest.
// With `npm ci --ignore-scripts` the pinned Node is missing and the system's would take over in silence.
const major = Number(process.versions.node.split(".")[0]);

if (major < 24) {
  console.error(
    `The site needs Node 24, which \`npm ci\` installs into the project. This is Node ${process.versions.node}: ` +
      "run `npm ci` without --ignore-scripts and start through npm.",
  );
  process.exit(1);
}

await import("./resolve-quickly.js");
