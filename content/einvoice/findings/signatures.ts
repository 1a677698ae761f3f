import { advice } from '../advice'
import { authenticitySentence, type AnswerState, type IssuerState } from '../authenticity'
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

const proved = {
  client: ({ issuer, answer }: Proved) => authenticitySentence({ issuer, answer }),
  advisor: ({ issuer, answer, signer, authority, why }: Proved) =>
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
  'F1.doubtful': {
    title: 'No está probado de dónde viene',
    ...proved,
    todo: advice.original,
  } satisfies FindingText<Proved>,
  'F1.signer': {
    title: 'La firmó un tercero',
    ...proved,
    todo: advice.signer,
  } satisfies FindingText<Proved>,
  'F1.authority': {
    title: 'No conocemos a quien certifica la firma',
    ...proved,
    todo: advice.authority,
  } satisfies FindingText<Proved>,
  'F1.wrong': {
    title: 'No es auténtica',
    ...proved,
    todo: advice.original,
  } satisfies FindingText<Proved>,
  'F2.date': {
    title: 'Se firmó otro día',
    client: ({ signed, issued }) =>
      `La firma dice ser del ${signed} y la factura es del ${issued}: pide que expliquen la diferencia.`,
    advisor: ({ signed, issued }) =>
      `SigningTime es ${signed} e IssueDate es ${issued}; el anexo pide el mismo día (FAD09e). Una fecha de firma corrida puede ocultar un certificado vencido.`,
    todo: advice.original,
    place: 'date',
  } satisfies FindingText<{ signed: string; issued: string }>,
} as const
