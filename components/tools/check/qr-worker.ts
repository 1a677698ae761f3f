import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** The site serves this WebAssembly itself, because the library would fetch it from another server. */
const program = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href
prepareZXingModule({ overrides: { locateFile: () => program } })

/** For each picture (file bytes or pixels), posts the texts of its QR codes; null if the picture cannot be read. */
self.addEventListener('message', ({ data }: MessageEvent<Uint8Array | ImageData>) => {
  void readBarcodes(data, { formats: ['QRCode'], maxNumberOfSymbols: 4, tryHarder: true }).then(
    (found) => self.postMessage(found.map(({ text }) => text)),
    () => self.postMessage(null),
  )
})
