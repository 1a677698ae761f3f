import { xmlDecoder } from '@/lib/einvoice/xml/decode'
import { xmlGate } from '@/lib/einvoice/xml/gate'
import type { Gate } from '@/lib/uploads/content-check/gate'

/** What the review reads comes through the same gate: here it passes by, and nothing of it is kept. */
export function xmlContentGate(): Gate {
  const decoder = xmlDecoder()
  const gate = xmlGate()
  return {
    write: (chunk) => gate.write(decoder.write(chunk)),
    end() {
      gate.write(decoder.end())
      gate.end()
    },
  }
}
