export type MakeAndModel = { make: string; model: string };

/** What most people look at when they have not said what they look for. */
const usual: MakeAndModel = { make: "volvo", model: "xc60" };

/** Half a name is no name: a make without a model says too little to be like. */
export function similarTo({ make, model }: { make?: string | null; model?: string | null }): MakeAndModel {
  return make && model ? { make, model } : usual;
}
