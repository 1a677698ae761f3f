import { contactHref } from '../../contact-topics'
import { uvtInPesos } from '../../legal-figures'
import { call } from '../reply-links'
import type { Rule } from '../rules'

/** Answers for migrants with a temporary permit (PPT), which online forms may not accept. */
export const rules: readonly Rule[] = [
  {
    topic: 'Tengo PPT: ¿puedo sacar RUT y facturar?',
    when: [
      /\bppt\b|\bpermiso (?:de|por|para la) proteccion\b|\bvenezolan[oa]s?\b/,
      /\bfactur\w+|\bcuentas? de cobro\b|\b(?:trabaj|cobr)\w+ (?:\w+ ){0,3}(?:independiente|por mi cuenta|prestacion de servicios)\b|\bpor mi cuenta\b/,
    ],
    not: /\b(?:(?:sin|no tengo|no tiene)(?: el| mi)? (?:ppt|permiso)|sas|empresa|sociedad|contratar|emplead[oa]s|mi trabajador\w*|visa|pasaporte|renta|declar\w+|proveedor\w*|me (?:factur|cobr)\w+|compr\w+|exterior|desde venezuela|en venezuela|cuanto (?:me |nos )?cobran)\b/,
    text: [
      'Sí, con el PPT vigente: es tu documento de identificación y permite trabajar en Colombia, también por tu cuenta o por prestación de servicios; una profesión regulada pide además su propio permiso. Con él te inscribes en el RUT, gratis. La inscripción en línea de la DIAN pide la cédula colombiana: si no te deja con el PPT, pide una cita en el agendamiento de la DIAN (www.dian.gov.co) y llévalo vigente, con tu dirección, un correo y la actividad que vas a hacer.',
      `Para cobrar, como cualquier persona natural: si vendes menos de 3.500 UVT al año${uvtInPesos(3_500)} y cumples las demás condiciones, puedes ser no responsable de IVA (código 49), y cobras con cuenta de cobro; si no, facturas electrónicamente (códigos 48 y 52) (E.T., art. 437, parágrafo 3).`,
      'No le pagues a nadie por el formulario. Si el RUT te sale con una responsabilidad que no entiendes, lo revisamos contigo.',
    ],
    links: [call, { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }],
  },
]
