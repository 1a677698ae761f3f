import type { MailText } from './mail-text'

const facts = [
  { label: 'Documento', text: '{title}' },
  { label: 'Plazo', text: '{due}' },
  { label: 'Lo envía', text: '{by}' },
] as const
const message = { label: 'Mensaje', text: '{message}' } as const
const action = { label: 'Leer y firmar', path: '/portal/firmas/{request}?empresa={account}' } as const
const link = { label: 'Leer y firmar', path: '/firmar?enlace={token}' } as const
const why =
  'Te escribimos porque tu firma contable te envió un documento para firmar. Este mensaje no es publicidad.'
const whyOutside =
  'Te escribimos porque la firma contable de esta empresa te nombró como firmante y nos dio esta dirección. Este mensaje no es publicidad.'
const alone =
  'El enlace es solo tuyo: no lo reenvíes. Para firmar te pedimos además un código que llega a este correo.'
const ours = { ours: ['due', 'token', 'code'], words: ['message'] } as const

export const signatureMails = {
  'signature-asked': {
    name: 'Documento para firmar',
    reader: 'client',
    subject: 'Para firmar: {title}',
    preview: 'Lo lees y lo firmas en tu portal, con un código.',
    title: 'Te enviamos un documento para firmar',
    paragraphs: [
      'Hola:',
      'Léelo en tu portal. Si estás de acuerdo, lo firmas ahí mismo con un código que llega a este correo.',
    ],
    facts,
    quote: message,
    action,
    why,
  },
  'signature-reminder': {
    name: 'Recordatorio de un documento para firmar',
    reader: 'client',
    subject: 'Recordatorio: falta tu firma en {title}',
    preview: 'Todavía no lo has firmado.',
    title: 'Falta tu firma',
    paragraphs: [
      'Hola:',
      'Este documento espera tu firma. Si no vas a firmar, dilo en la misma página y no te lo recordamos más.',
    ],
    facts,
    action,
    why,
  },
  'signature-link': {
    name: 'Documento para firmar, a alguien sin cuenta',
    reader: 'anyone',
    values: ours,
    subject: '«{by}» te envió un documento para firmar',
    preview: 'Lo lees y lo firmas con un código que llega a este correo.',
    title: 'Te enviaron un documento para firmar',
    paragraphs: [
      'Hola:',
      '«{by}» te envió «{title}», de «{client}». Léelo con calma; si estás de acuerdo, lo firmas en la misma página.',
      alone,
    ],
    facts: [{ label: 'Plazo', text: '{due}' }],
    quote: message,
    action: link,
    why: whyOutside,
  },
  'signature-link-reminder': {
    name: 'Recordatorio de un documento, a alguien sin cuenta',
    reader: 'anyone',
    values: ours,
    subject: 'Recordatorio: falta tu firma en «{title}»',
    preview: 'Todavía no lo has firmado.',
    title: 'Falta tu firma',
    paragraphs: [
      'Hola:',
      '«{title}», de «{client}», espera tu firma. Si no vas a firmar, dilo en la misma página.',
      alone,
    ],
    facts: [{ label: 'Plazo', text: '{due}' }],
    action: link,
    why: whyOutside,
  },
  'signature-outside-named': {
    name: 'Firmantes sin cuenta que nombró la firma',
    reader: 'client',
    subject: 'Alguien sin cuenta firma por tu empresa: {title}',
    preview: 'Tu firma contable nombró a otra persona en un documento tuyo.',
    title: 'Tu firma contable nombró a otro firmante',
    paragraphs: [
      'Hola:',
      '{by} envió «{title}», de {client}, a alguien que no tiene cuenta en el portal. Cada persona lo lee y lo firma con un enlace y un código que llegan a su correo.',
      'Si no conoces a alguna de estas personas o no debe firmar, escríbenos hoy mismo: la firma puede anular el envío.',
    ],
    facts: [
      { label: 'Documento', text: '{title}' },
      { label: 'Lo envía', text: '{by}' },
    ],
    quote: { label: 'Firmantes sin cuenta', text: '{names}' },
    action: { label: 'Preguntar por el documento', path: '/portal/mensajes/nuevo?empresa={account}' },
    why: 'Te escribimos porque eres dueño de esta empresa en el portal. Este mensaje no es publicidad.',
  },
  'signature-turn': {
    name: 'Documento que firma alguien del equipo',
    reader: 'firm',
    subject: 'Te toca firmar: {title}',
    preview: 'De {client}.',
    title: 'Te toca firmar por la firma',
    paragraphs: ['Hola:', 'Ya puedes leer y firmar este documento.'],
    facts: [...facts, { label: 'Cliente', text: '{client}' }],
    action: { label: 'Leer y firmar', path: '/admin/firmas/{request}' },
    why: 'Te escribimos porque un colega te nombró como firmante.',
  },
  'signature-code': {
    name: 'Código para firmar',
    reader: 'anyone',
    values: ours,
    subject: '{code} es tu código para firmar',
    preview: 'Vence en 10 minutos y sirve una sola vez.',
    title: 'Tu código para firmar',
    paragraphs: [
      'Hola:',
      'Escribe este código en la página de «{title}»: {code}',
      'Vence en 10 minutos y sirve una sola vez. Si no lo pediste, no hagas nada y no se lo des a nadie: nadie de la firma te lo va a preguntar.',
    ],
    why: 'Te escribimos porque alguien pidió con tu correo un código para firmar. Este mensaje no es publicidad.',
  },
  'signature-done': {
    name: 'Documento firmado',
    reader: 'client',
    subject: 'Quedó firmado: {title}',
    preview: 'Tu copia y la constancia están en tu portal.',
    title: 'El documento quedó firmado',
    paragraphs: [
      'Hola:',
      'Todos firmaron. Tu copia, con la constancia de quién firmó y cuándo, está en tu portal.',
    ],
    facts: [
      { label: 'Documento', text: '{title}' },
      { label: 'Código para comprobarlo', text: '{code}' },
    ],
    action: { label: 'Ver mi copia', path: '/portal/firmas/{request}?empresa={account}' },
    why,
  },
  'signature-link-done': {
    name: 'Documento firmado, a alguien sin cuenta',
    reader: 'anyone',
    values: ours,
    subject: 'Quedó firmado: «{title}»',
    preview: 'Descarga tu copia durante 30 días.',
    title: 'El documento quedó firmado',
    paragraphs: [
      'Hola:',
      'Todos firmaron «{title}». Descarga tu copia con la constancia: el enlace sirve 30 días.',
    ],
    facts: [{ label: 'Código para comprobarlo', text: '{code}' }],
    action: { label: 'Descargar mi copia', path: '/firmar?enlace={token}' },
    why: whyOutside,
  },
  'signature-link-withdrawn': {
    name: 'Envío anulado, a alguien sin cuenta',
    reader: 'anyone',
    subject: 'Ya no hay que firmar «{title}»',
    preview: '«{by}» anuló el envío.',
    title: 'Anularon el envío',
    paragraphs: [
      'Hola:',
      '«{by}» anuló el envío de «{title}», de «{client}». Ya no se puede firmar, y no tienes que hacer nada.',
    ],
    why: whyOutside,
  },
  'signature-news': {
    name: 'Novedad de un documento para firmar, para la firma',
    reader: 'firm',
    subject: '{what}: {title}',
    preview: 'De {client}.',
    title: '{what}',
    paragraphs: ['Hola:', 'Hay una novedad en un documento que enviaste a firmar.'],
    facts: [
      { label: 'Documento', text: '{title}' },
      { label: 'Cliente', text: '{client}' },
    ],
    quote: { label: 'Motivo', text: '{note}' },
    action: { label: 'Ver el documento', path: '/admin/firmas/{request}' },
    why: 'Te escribimos porque enviaste este documento a firmar.',
  },
} as const satisfies Record<string, MailText>

export const signatureNews = {
  declined: 'No lo van a firmar',
  resumed: 'Siempre sí lo van a firmar',
  expired: 'Venció sin firmar',
  signed: 'Quedó firmado',
} as const
