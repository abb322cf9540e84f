declare module "itemsjs" {
  type Answer = { pagination: { total: number }; data: { items: unknown[]; buckets: unknown } };
  type Engine = { search: (question: Record<string, unknown>) => Answer };
  function itemsjs(items: readonly unknown[], options: Record<string, unknown>): Engine;

  // biome-ignore lint/style/noDefaultExport: that is how the package exports it.
  export { itemsjs as default };
}
