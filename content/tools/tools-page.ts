import { auditorDuty } from './auditor-duty'
import { dueDates } from './due-dates'
import { invoiceCheck } from './invoice-check'
import { nitDigit } from './nit-digit'

export const toolsPage = {
  path: '/herramientas',
  title: 'Herramientas',
  lead: 'Cuentas y fechas que una empresa necesita cada mes. Son gratis, no piden registro y no guardan lo que escribes.',
  meta: {
    title: 'Herramientas contables gratuitas',
    description:
      'Vencimientos por NIT, revisión de facturas electrónicas, dígito de verificación y obligación de revisor fiscal. Gratis, sin registro y sin guardar datos.',
  },
  open: 'Abrir',
} as const

/** In the order in which they are shown. */
export const tools = [dueDates, invoiceCheck, nitDigit, auditorDuty] as const
