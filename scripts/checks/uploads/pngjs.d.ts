declare module 'pngjs' {
  type Options = { colorType: 0 | 2 | 4 | 6; bitDepth: 8 | 16; inputHasAlpha: boolean }

  export class PNG {
    static readonly sync: { write: (picture: PNG, options: Options) => Buffer }
    constructor(size: { width: number; height: number })
    readonly data: Buffer
  }
}
