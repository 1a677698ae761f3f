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

/** Codes 0 and 0000 mean success, so they are not remarks. */
function remarkOf(response: XmlNode): Remark[] {
  const code = textAt(response, 'ResponseCode')
  const text = childrenOf(response, 'Description').map(textOf).filter(Boolean).join(' ')
  return /^0*$/.test(code) ? [] : [{ code, text }]
}
