import type { documentNames } from '@/content/einvoice/reading'
import type { DianAnswer, Remark } from '@/lib/einvoice/model/invoice'
import { readParty } from '@/lib/einvoice/model/read-parts'
import { attributeOf, childrenOf, nodeAt, textAt, textOf, type XmlNode } from '@/lib/einvoice/xml/node'

export function readAnswer(root: XmlNode): DianAnswer {
  const document = nodeAt(root, 'DocumentResponse')
  const reference = nodeAt(document, 'DocumentReference')
  return {
    code: textAt(document, 'Response/ResponseCode'),
    description: textAt(document, 'Response/Description'),
    about: textAt(reference, 'UUID').toLowerCase(),
    aboutNumber: textAt(reference, 'ID'),
    senderNit: readParty(nodeAt(root, 'SenderParty')).nit,
    receiverNit: readParty(nodeAt(root, 'ReceiverParty')).nit,
    remarks: childrenOf(document, 'LineResponse').flatMap((line) =>
      childrenOf(line, 'Response').flatMap(remarkOf),
    ),
    date: textAt(root, 'IssueDate'),
    time: textAt(root, 'IssueTime'),
    environment: textAt(root, 'ProfileExecutionID') || attributeOf(nodeAt(root, 'UUID'), 'schemeID'),
  }
}

const dianNit = '800197268'

/** Returns the three-digit code of a buyer's or registry's event; null for DIAN's verdicts and other answers. */
export function eventCode({ code }: Pick<DianAnswer, 'code'>): string | null {
  const plain = code.replace(/^0+/, '')
  return /^[345]\d$/.test(plain) ? `0${plain}` : null
}

/** True when the answer names DIAN as its sender, which only the signature can prove. */
export const claimsDian = ({ senderNit }: Pick<DianAnswer, 'senderNit'>): boolean =>
  senderNit.replace(/^0+/, '').startsWith(dianNit)

export function answerName(answer: DianAnswer): keyof typeof documentNames {
  const code = eventCode(answer)
  if (code !== null) return namedEvents.find((name) => name === `event${code}`) ?? 'event'
  const plain = answer.code.replace(/^0+/, '')
  if (!claimsDian(answer)) return 'ApplicationResponse'
  return plain === '2' ? 'dianValidation' : plain === '4' ? 'dianRejection' : 'ApplicationResponse'
}
const namedEvents = ['event030', 'event031', 'event032', 'event033', 'event034'] as const

/** An answer with the code 0 or 0000, or without a code, reports success and so has no remark. */
function remarkOf(response: XmlNode): Remark[] {
  const code = textAt(response, 'ResponseCode')
  const text = childrenOf(response, 'Description').map(textOf).filter(Boolean).join(' ')
  return /^0*$/.test(code) ? [] : [{ code, text }]
}
