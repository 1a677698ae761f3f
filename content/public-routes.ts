import { assistantPage } from './assistant/assistant-page'
import { contact } from './contact'
import { legalDocuments } from './legal/legal-documents'
import { services } from './services'
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
  ...legalDocuments.map(({ path }) => path),
]
