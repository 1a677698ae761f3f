import { assistantPage } from './assistant/assistant-page'
import { contact } from './contact'
import { legalDocuments } from './legal/legal-documents'
import { services } from './services'
import { auditorDuty } from './tools/auditor-duty'
import { invoiceCheck } from './tools/invoice-check'
import { nitDigit } from './tools/nit-digit'

/** Every page a stranger may read: static, in the sitemap, open to search engines. */
export const publicRoutes: readonly string[] = [
  '/',
  '/nosotros',
  contact.path,
  assistantPage.path,
  '/servicios',
  ...services.map(({ path }) => path),
  invoiceCheck.path,
  nitDigit.path,
  auditorDuty.path,
  ...legalDocuments.map(({ path }) => path),
]

/** Where search engines have no business: each entry stands for itself and everything below it. */
export const closedRoutes = [
  '/portal',
  '/tareas',
  '/admin',
  '/auth',
  '/waitlist',
  '/bienvenida',
  '/access-denied',
  '/invitacion',
  '/segundo-paso',
  '/verificar',
  '/api',
] as const
