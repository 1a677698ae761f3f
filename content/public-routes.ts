import { assistantPage } from './assistant/assistant-page'
import { contact } from './contact'
import { legalDocuments } from './legal/legal-documents'
import { services } from './services'
import { auditorDuty } from './tools/auditor-duty'
import { invoiceCheck } from './tools/invoice-check'
import { nitDigit } from './tools/nit-digit'

/** These pages are static, in the sitemap, and open to search engines. */
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

/** Search engines may not visit these addresses or any below them. */
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
