/** The package's own types are not among what it exports. */
declare module 'doiuse' {
  import type { AcceptedPlugin, ChildNode } from 'postcss';

  export type Usage = { feature: string; featureData: { missing?: string }; usage: ChildNode };
  type Options = { browsers: readonly string[]; onFeatureUsage: (usage: Usage) => void };
  const DoIUse: new (options: Options) => AcceptedPlugin;
  export default DoIUse;
}
