import { setTimeout } from 'node:timers/promises'
import { readerPids, withScanReader } from '@/lib/uploads/reader/readers'
import { strokedPdf } from './files/slow-files'
import { plainPdf } from './files/pdfs'

// This program starts one process that reads files, idle or busy, prints its pid, and waits to be killed.
const read = (bytes: Uint8Array) =>
  withScanReader({ client: 'ana' }, (ask) =>
    ask(
      { step: 'read-scan' },
      (async function* () {
        yield bytes
      })(),
    ),
  )

await read(plainPdf())
if (process.argv[2] !== 'idle') {
  void read(strokedPdf())
  await setTimeout(1_500)
}
process.stdout.write(JSON.stringify(readerPids()))
await setTimeout(60_000)
