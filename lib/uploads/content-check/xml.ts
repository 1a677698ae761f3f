import { refuseWhen } from '@/lib/einvoice/refusal'
import { xmlDecoder } from '@/lib/einvoice/xml/decode'
import { xmlGate } from '@/lib/einvoice/xml/gate'
import type { Gate } from '@/lib/uploads/content-check/gate'

/** An invoice of four thousand lines has half of them: more is none, and would only cost time. */
const maxElements = 400_000
const maxAllAttributes = 800_000

/** What the review reads comes through the same gate: here it passes by, and nothing of it is kept. */
export function xmlContentGate(): Gate {
  const decoder = xmlDecoder()
  let [elements, attributes] = [0, 0]
  const gate = xmlGate({
    open(tag) {
      elements += 1
      attributes += Object.keys(tag.attributes).length
      refuseWhen(elements > maxElements, 'elements')
      refuseWhen(attributes > maxAllAttributes, 'attributes')
    },
  })
  return {
    write: (chunk) => gate.write(decoder.write(chunk)),
    end() {
      gate.write(decoder.end())
      gate.end()
    },
  }
}
