declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}

declare module 'pngjs' {
  type Options = { colorType: 0 | 2 | 4 | 6; bitDepth: 8 | 16; inputHasAlpha: boolean }

  export class PNG {
    static readonly sync: { write: (picture: PNG, options: Options) => Buffer }
    constructor(size: { width: number; height: number })
    readonly data: Buffer
  }
}

declare module 'mailauth/lib/tools' {
  /** Returns the domain of `others` that belongs to the same organisation as `domain`. */
  export function getAlignment(domain: string, others: string[], strict?: boolean): { domain: string } | false
}
