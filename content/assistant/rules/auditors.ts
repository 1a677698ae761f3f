import { contactHref } from '../../contact-topics'
import { wagesInPesos } from '../../legal-figures'
import { auditorDuty } from '../../tools/auditor-duty'
import { call } from '../reply-links'
import type { Rule } from '../rules'

const write = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const
const auditor = { href: auditorDuty.path, label: auditorDuty.name } as const

/** Answers about auditors. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Quién puede ser revisor fiscal?',
    when: [
      /\brevisor(?:a)?\b/,
      /\b(?:puede\w*|familiar|primo|herman\w+|espos\w+|emplead\w+|soci[oa]|inhabil\w*|prohib\w*|requisitos)\b/,
      /\b(?:ser|trabaj\w+|emplead\w+|familiar|primo|herman\w+|soci[oa]|inhabil\w*|requisitos)\b/,
    ],
    not: /\b(?:ustedes|me llevan|contador\w*|conjunto|sas necesita|obligad\w+|obligatori\w+|renunci\w+|cambi\w+|firm\w+ decl\w+)\b/,
    text: [
      'Debe ser contador público con tarjeta, independiente. No puede serlo un socio, un empleado ni quien tenga otro cargo en la empresa o en sus subordinadas; tampoco el cónyuge o un familiar hasta el cuarto grado de los administradores, el contador o el cajero (Código de Comercio, art. 205, y Ley 43 de 1990, arts. 50 y 51). Quien fue contador o empleado espera seis meses.',
      'Tampoco puede quedarse como contador al terminar: la Ley 43 de 1990 pide un año (art. 48). Si ya hay un nombramiento así, se cambia en asamblea y se inscribe en la Cámara.',
    ],
    links: [auditor, call],
  },
  {
    topic: '¿Por cuánto tiempo se nombra al revisor fiscal?',
    when: [
      /\brevisor(?:a|ia)?\b/,
      /\b(?:cada cuanto|cuanto (?:tiempo|dura)|periodo|reeleg\w+|eleg\w+|elige|elect\w*|nombr\w+)\b/,
    ],
    not: /\b(?:renunci\w+|obligad\w+|obligatori\w+|cobran|vale|cuesta|sas necesita|desde cuando|monto|activos|no (?:lo )?(?:he|hemos|tengo|tenemos) nombr\w+|conjunto|edificio)\b/,
    text: [
      'Lo elige la asamblea por mayoría (Código de Comercio, art. 204). Si hay junta directiva, su período es igual al de ella; si no, el que digan los estatutos, muchas veces un año. Puede ser reelegido, y removido en cualquier momento con la mitad más una de las acciones presentes (art. 206).',
      'Cada nombramiento va en acta, con aceptación, y se inscribe en la Cámara: hasta que se inscribe otro, el anterior sigue figurando. Lo normal es decidirlo en la asamblea ordinaria de marzo, con sus honorarios.',
    ],
    links: [auditor, { href: '/servicios/revisoria-fiscal', label: 'Ver revisoría fiscal' }, call],
  },
  {
    topic: 'Mi revisor fiscal renunció',
    when: [/\brevisor(?:a)?\b/, /\b(?:renunci\w+|se fue|murio|se va|dej\w+ el cargo)\b/],
    text: [
      'No hay un plazo en días, pero la empresa obligada no debe estar sin revisor: hazlo ya. Si hay suplente inscrito, entra él desde hoy. Si no, el representante convoca asamblea extraordinaria (en una S.A.S., normalmente con 5 días hábiles), se nombra, acepta por escrito y se inscribe en la Cámara (Código de Comercio, art. 163).',
      'Mientras no se inscriba el nuevo, el que renunció sigue figurando (art. 164), así que pide la renuncia por escrito, inscríbela y acuerda hasta cuándo firma: sin su firma, cuando se exige, una declaración se tiene por no presentada (E.T., art. 580). Mira qué vence este mes. Si quieres, te cotizamos la revisoría; no podemos ser a la vez tus contadores.',
    ],
    links: [call, write, auditor],
  },
  {
    topic: '¿Qué firma el revisor fiscal?',
    when: [
      /\brevisor(?:a)?\b/,
      /\bfirm\w+\b/,
      /\b(?:declar\w+|estados financieros|impuestos|formulario\w*|certific\w+|iva|renta)\b/,
    ],
    not: /\b(?:renunci\w+|no quiere)\b/,
    text: [
      'Si la empresa está obligada a tenerlo, el revisor fiscal firma sus declaraciones de renta, IVA, retención y las demás que lo piden, el dictamen de los estados financieros y certificaciones como la de pagos de seguridad social (E.T., arts. 596 y 602). Sin esa firma, cuando se exige, la declaración se tiene por no presentada (art. 580).',
      'Firma con su propia firma electrónica de la DIAN. Firmar no es prepararlas: eso lo hace el contador. Si no hay obligación de tener revisor, firma el contador cuando el patrimonio o los ingresos pasan de 100.000 UVT.',
    ],
    links: [auditor, call],
  },
  {
    topic: 'Estoy obligado y no tengo revisor fiscal',
    when: [
      /\brevisor(?:a)?\b/,
      /\bno (?:lo )?(?:tengo|tenemos|tiene|nombr\w+|he|hemos)\b|\bsin revisor\b|\bque pasa si\b/,
      /\b(?:obligad\w+|tocaba|multa|sancion|pasa|debia|nombr\w+)\b/,
    ],
    not: /\bconjunto|edificio|no le (?:entrego|doy)\b/,
    text: [
      `Con calma: se arregla con un acta. Si al cierre del año anterior los activos brutos fueron de 5.000 salarios mínimos o más${wagesInPesos(5_000)}, o los ingresos de 3.000 o más${wagesInPesos(3_000)}, había que nombrarlo (Ley 43 de 1990, art. 13). Sin él, las declaraciones que piden su firma se pueden tener por no presentadas (E.T., art. 580), los estados financieros quedan sin dictamen y la Superintendencia puede multar.`,
      'Ahora: 1. Comprueba los topes con la herramienta. 2. Convoca asamblea, nombra principal y suplente, y que acepten por escrito. 3. Inscríbelo en la Cámara de Comercio. 4. Mira qué declaraciones se firmaron sin él y desde cuándo: se corrigen antes de que pregunten. Llámanos con los dos últimos balances.',
    ],
    links: [auditor, call, write],
    calms: true,
  },
  {
    topic: '¿Una fundación necesita revisor fiscal?',
    when: [
      /\b(?:fundacion|corporacion|asociacion|esal|sin animo de lucro|cooperativa|fondo de empleados|iglesia|junta de accion)\b/,
      /\brevisor\w*\b/,
    ],
    text: [
      'Mira en este orden: 1. Los estatutos: si lo tienen previsto, es obligatorio. 2. El tipo: cooperativas, fondos de empleados y mutuales deben tenerlo, salvo que su superintendencia las exima; muchas fundaciones y corporaciones solo si lo dicen sus estatutos o la entidad que las vigila (alcaldía o gobernación). 3. El régimen tributario especial pide, además, contador y registro web.',
      'La regla de los 5.000 y 3.000 salarios mínimos (Ley 43 de 1990, art. 13) es para sociedades comerciales. Mándanos los estatutos y el certificado de existencia y te decimos si te toca.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Para qué sirve una auditoría externa?',
    when: [/\bauditor\w*\b|\bauditad\w+\b/, /\b(?:que es|sirve|banco|necesit\w+|diferencia)\b/],
    not: /\b(?:cuanto (?:cuesta|vale|cobran|demora|dura)|precio|conjunto|contabilidad|rob\w+|fraude)\b/,
    text: [
      'La auditoría externa es voluntaria y por proyecto: una opinión independiente sobre si los estados financieros dicen la verdad. Sirve para un banco, un inversionista, una casa matriz, vender la empresa o encontrar errores y fraudes. El revisor fiscal, en cambio, lo exige la ley a ciertas empresas, lo nombra la asamblea, se inscribe en la Cámara y trabaja todo el año.',
      'Sí la hacemos, si no llevamos tu contabilidad, porque nadie audita lo suyo. Toma de 3 a 8 semanas. Ten a mano el balance de prueba, los estados financieros, los extractos y qué te pide el banco exactamente: a veces basta que los firmen contador y representante, y sale más barato.',
    ],
    links: [
      { href: '/servicios/auditoria-externa', label: 'Ver auditoría externa' },
      { href: '/servicios/revisoria-fiscal#preguntas', label: 'Leer sobre revisoría fiscal' },
      { href: contactHref('auditoria-externa'), label: 'Pedir una cotización' },
      call,
    ],
  },
]
