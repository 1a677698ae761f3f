import { contactHref } from '../../contact-topics'
import { call } from '../reply-links'
import type { Rule } from '../rules'

const lawyer = { href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' } as const
const takes =
  /\b(?:sac(?:ar\w*|a|an|ando|amos)|retir(?:ar\w*|a|an|ando)|llev(?:ar\w+|a|ando)|coger|cogiendo|disponer|transferir\w*|pasar\w*|girar\w*|repartir\w*|reparti(?:rnos|rme))\b/
const money =
  /\b(?:plata|dinero|fondos|millones|utilidades|ganancias|lo de la caja|de la cuenta|banco|token)\b/
const rule =
  'Las utilidades salen cuando la asamblea las aprueba, con estados financieros reales y después de las reservas y los impuestos (Código de Comercio, arts. 151 y 451), y todo lo demás, como salario, honorarios o préstamo, con su soporte.'

/** Answers whether a partner may take money out of a company, for this partner and for the other partners. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Puede un socio sacar plata de la empresa sin acta?',
    when: [
      /\b(?:ex ?)?soci[oa]s?\b|\baccionistas?\b|\b(?:otr[oa]s?|los|las) (?:co)?duen[oa]s?\b/,
      takes,
      money,
      /\b(?:actas?|asamblea|permiso|autoriz\w+|legal\w*|ilegal|derecho|pued\w+|quier\w+|firma en el banco|todavia (?:tiene|firma)|avis\w+|deja\w*|ex ?soci[oa]s?)\b/,
    ],
    not: /\b(?:emplead\w+|sali(?:r|rme|rse)|retirar(?:me|se) de la (?:sociedad|empresa|sas)|salgo|sac(?:ar|o) (?:a (?:un|mi|el)|al) soci[oa]|invert\w+|inversion\w*|demand(?:ar|o)|quien me ayuda|llevan (?:esos )?casos|cuanto (?:impuesto|pag\w+|me cobran)|dividendos? pag\w+|retencion|no (?:me |nos )?(?:muestra|deja ver|rinde|entrega|ensena)\w*|cuentas claras|libros|revisar)\b/,
    text: [
      `No: la plata de la cuenta es de la sociedad, no de un socio, y menos de quien ya no lo es. ${rule} Lo que saque sin eso queda como una deuda suya con la empresa. A un exsocio solo se le paga lo que se le deba, por ejemplo por sus acciones, y por escrito.`,
      'Ahora: 1. Hoy, en el banco: quién firma. El representante legal, con el certificado de la Cámara, quita firmas, claves y tokens de quien no debe tenerlos y puede pedir dos firmas. 2. Escríbele con fecha, con copia al representante legal, que te opones y por qué. 3. Cita la asamblea según los estatutos y deja en el acta qué se decidió. 4. Si ya salió, pide el extracto y que el contador lo registre como cuenta por cobrar, no como gasto.',
      'No firmes un arreglo ni saques plata por tu lado: un abogado del equipo mira los estatutos contigo.',
    ],
    links: [call, lawyer],
    calms: true,
  },
  {
    topic: '¿Puedo sacar plata de mi empresa sin acta?',
    when: [
      /\b(?:mi|la|una|nuestra) (?:empresa|sas|s a s|sociedad|compania)\b/,
      takes,
      money,
      /\b(?:actas?|asamblea|ilegal|es legal)\b/,
    ],
    not: /\b(?:soci[oa]s?|accionistas|persona natural|banco|cuanto (?:impuesto|pag\w+|me cobran)|retencion|emplead\w+)\b/,
    text: [
      `Como utilidades, no: aunque seas el único dueño, hace falta la decisión escrita, un acta tuya como accionista único. ${rule}`,
      'Sin acta sí puedes recibir: 1. Salario u honorarios, con contrato, aportes y retención. 2. Un reembolso de gastos de la empresa, con factura a su nombre. 3. Un préstamo, con documento e intereses, que se devuelve. Lo que saques sin nada de eso queda como deuda tuya con la sociedad. Dinos cuánto necesitas sacar y un contador te dice por dónde sale mejor.',
    ],
    links: [call, { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }],
  },
]
