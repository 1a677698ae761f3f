import { foreignFormat, headSize, Refusal, refuseWhen } from '@/lib/einvoice/refusal'
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
  let head: Uint8Array | null = new Uint8Array(0)

  /** The first bytes are looked at together, however they come. */
  function passHead(held: Uint8Array) {
    head = null
    const foreign = foreignFormat(held)
    if (foreign) throw new Refusal(foreign)
    gate.write(decoder.write(held))
  }

  return {
    write(chunk) {
      if (!head) return gate.write(decoder.write(chunk))
      head = Buffer.concat([head, chunk])
      if (head.length >= headSize) passHead(head)
    },
    end() {
      if (head) passHead(head)
      gate.write(decoder.end())
      gate.end()
    },
  }
}
