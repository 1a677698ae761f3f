import { auditorDuty } from './auditor-duty'
import { dueDates } from './due-dates'
import { incomeReturn } from './guides/income-return'
import { simpleRegime } from './guides/simple-regime'
import { vatPeriod } from './guides/vat-period'
import { invoiceCheck } from './invoice-check'
import { lateFiling } from './late-filing'
import { legalAmounts } from './legal-amounts'
import { nitDigit } from './nit-digit'

export const toolsPage = {
  path: '/herramientas',
  title: 'Herramientas',
  lead: 'Cuentas y fechas que una empresa necesita cada mes. Son gratis, no piden registro y no guardan lo que escribes.',
  meta: {
    title: 'Herramientas contables gratuitas',
    description:
      'Vencimientos por NIT, declaración de renta, sanción por declarar tarde, revisión de facturas, UVT, dígito del NIT y más. Gratis y sin guardar datos.',
  },
  open: 'Abrir',
} as const

export const tools = [
  dueDates,
  invoiceCheck,
  incomeReturn,
  lateFiling,
  vatPeriod,
  simpleRegime,
  legalAmounts,
  nitDigit,
  auditorDuty,
] as const
