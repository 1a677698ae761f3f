import { contactHref } from '../../contact-topics'
import { uvtInPesos } from '../../legal-figures'
import { bogota } from '../bogota'
import { call } from '../reply-links'
import type { Rule } from '../rules'

/** Answers about passports, and for migrants with a temporary permit (PPT), which online forms may not accept. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Ustedes sacan el pasaporte?',
    when: [
      /\bpasaportes?\b/,
      /\b(?:sac(?:an|ar|o|a|amos|arlo|arme|arle)|tramit\w+|renov\w+|renuev\w+|expid\w+|exped\w+|hacen|duplicado|requisitos|donde|cuanto (?:vale|cuesta|cobran))\b/,
      /\b(?:ustedes|uds|aca|aqui|ahi|alla|sacan|tramitan|renuevan|hacen|expiden|cobran|me (?:ayudan|pueden|podrian|colaboran))\b/,
    ],
    not: /\b(?:rut|nit|empresa|sas|sociedad|socios?|accionista\w*|extranjer\w+|venezolan\w+|ppt|permiso|dian|deud\w+|deb[eo]\w*|multa\w*|impuestos?|declar\w+|factur\w+|compr\w+|invert\w+|cuenta|banco|portal|registr\w+|contrat\w+|residen\w+|con (?:el|mi|un|su) pasaporte)\b/,
    text: [
      `No, aquí no: el pasaporte lo expide la Cancillería, en ${bogota}, o la gobernación de tu departamento. La cita y los requisitos están en www.cancilleria.gov.co; pedir la cita es gratis y sin intermediarios.`,
      'Nosotros llevamos contabilidad, impuestos, nómina, revisoría fiscal y asuntos legales de empresas. Si lo tuyo es sacar el RUT con un pasaporte o montar una empresa, cuéntame esa parte.',
    ],
    links: [{ href: '#preguntas', label: 'Ver preguntas frecuentes' }, call],
  },
  {
    topic: 'Tengo PPT: ¿puedo sacar RUT y matrícula en la Cámara?',
    when: [
      /\bppt\b|\bpermiso (?:de|por|para la) proteccion\b|\bvenezolan[oa]s?\b/,
      /\bcamara\b|\bmatricula\b|\bregistro mercantil\b|\bregistr\w+ (?:\w+ ){0,2}(?:negocio|local|barberia|peluqueria|tienda|restaurante)\b/,
    ],
    not: /\b(?:(?:sin|no tengo|no tiene)(?: el| mi)? (?:ppt|permiso)|sas|s a s|sociedad|emplead[oa]s?|trabajador\w*|visa|pasaporte|renov\w+|cancel\w+|cerr\w+|multa\w*|sancion\w*|universidad|colegio|vehiculo|moto|carro|cuanto (?:me |nos )?cobran)\b/,
    text: [
      'Sí, las dos, con el PPT vigente: es tu documento de identificación y permite trabajar por tu cuenta. El RUT es gratis: si la página de la DIAN no te deja con el PPT, pide una cita en su agendamiento (www.dian.gov.co) y llévalo con tu dirección, un correo y la actividad.',
      'La matrícula en la Cámara de Comercio se pide como persona natural, con el local como establecimiento, y se renueva cada año hasta el 31 de marzo (Código de Comercio, art. 33). Se hacen juntas: la Cámara recibe el formulario con el pre-RUT. Antes de ir, confírmale que te recibe el PPT y qué más te pide; no tengo una norma que traiga esa lista.',
      'Después, el registro de ICA en la ciudad del negocio, y mira en el RUT si quedas como no responsable de IVA (código 49).',
    ],
    links: [call, { href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' }],
  },
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
