import type { MailText } from './mail-text'

export const feeMails = {
  'fee-reminder': {
    name: 'Recordatorio de honorarios',
    reader: 'client',
    subject: 'Honorarios por pagar de {company}',
    preview: 'Esto se venció y no tenemos anotado tu pago.',
    title: 'Tienes honorarios por pagar',
    paragraphs: [
      'Hola:',
      'Esto se venció y no tenemos anotado tu pago. Los valores van más IVA. Si ya pagaste, responde en el portal y lo anotamos.',
    ],
    quote: { label: 'Por pagar', text: '{lines}' },
    action: { label: 'Ver los honorarios', path: '/portal/honorarios?empresa={account}' },
    why: 'Te escribimos porque eres dueño de esta empresa en el portal y hay un cobro vencido de tu firma contable. Para no recibir más estos recordatorios, apágalos en la página de honorarios.',
  },
} as const satisfies Record<string, MailText>

export const feeMailLines = {
  line: (concept: string, amount: string, day: string) => `${concept}: ${amount}, venció el ${day}`,
  more: (n: number) => (n === 1 ? 'y 1 más' : `y ${n} más`),
}
