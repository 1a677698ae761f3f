import { authenticitySentences, type AnswerState, type IssuerState } from '../authenticity'
import type { FindingText } from './text'

type Proved = { issuer: IssuerState; answer: AnswerState; signer: string; authority: string; why: string }

const issuers: Readonly<Record<IssuerState, string>> = {
  trusted: 'firma del emisor comprobada',
  'third-party': 'firma real de quien no es el emisor ni un proveedor tecnológico conocido',
  'unknown-authority': 'firma real de una autoridad que no está en la lista',
  unproven: 'la firma no corresponde al documento (guardado de nuevo o alterado)',
  false: 'la firma tiene algo que ningún documento legítimo tiene',
  absent: 'sin ds:Signature en UBLExtensions',
}
const answers: Readonly<Record<AnswerState, string>> = {
  trusted: 'ApplicationResponse con firma de la DIAN (800197268)',
  unproven: 'ApplicationResponse cuya firma no se pudo comprobar',
  false: 'ApplicationResponse que no es de la DIAN o es de otro CUFE',
  absent: 'sin ApplicationResponse firmado',
}

const proved: FindingText<Proved> = {
  client: ({ issuer, answer }) => authenticitySentences[issuer][answer],
  advisor: ({ issuer, answer, signer, authority, why }) =>
    [
      `Emisor: ${issuers[issuer]}${why ? ` (${why})` : ''}.`,
      signer ? `Certificado de ${signer}${authority ? `, emitido por ${authority}` : ''}.` : '',
      `DIAN: ${answers[answer]}. No se consultó si los certificados fueron revocados.`,
    ]
      .filter(Boolean)
      .join(' '),
}

/** What the signatures do not prove. */
export const signatureTexts = {
  'F1.doubtful': proved,
  'F1.wrong': proved,
  'F2.date': {
    client: ({ signed, issued }) =>
      `La firma dice ser del ${signed} y la factura es del ${issued}: pide que expliquen la diferencia.`,
    advisor: ({ signed, issued }) =>
      `SigningTime es ${signed} e IssueDate es ${issued}; el anexo pide el mismo día (FAD09e). Una fecha de firma corrida puede ocultar un certificado vencido.`,
  } satisfies FindingText<{ signed: string; issued: string }>,
} as const
