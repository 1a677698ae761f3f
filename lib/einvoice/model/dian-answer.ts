import { readParty } from '@/lib/einvoice/model/read-parts'
import { attributeOf, childrenOf, nodeAt, textAt, textOf, type XmlNode } from '@/lib/einvoice/xml/node'

export type Remark = { code: string; text: string }

/** An `ApplicationResponse`: DIAN's verdict (02 validated, 04 rejected) or an event of the buyer (030 to 034). */
export type DianAnswer = {
  code: string
  description: string
  /** The CUFE or CUDE that the answer is about. */
  about: string
  aboutNumber: string
  /** Who answers; DIAN's NIT in its own answers. */
  senderNit: string
  /** Whom DIAN answers: who sent the document, which is its issuer. '' where it is not stated. */
  receiverNit: string
  remarks: readonly Remark[]
  date: string
  time: string
  environment: string
}

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

/** 0 and 0000 say that all is well: no remark. */
function remarkOf(response: XmlNode): Remark[] {
  const code = textAt(response, 'ResponseCode')
  const text = childrenOf(response, 'Description').map(textOf).filter(Boolean).join(' ')
  return /^0*$/.test(code) ? [] : [{ code, text }]
}
