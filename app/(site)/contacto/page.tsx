import type { Metadata } from 'next'
import { ContactPage } from '@/components/contact/contact-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { contact } from '@/content/contact'

export const metadata: Metadata = pageMetadata({ path: contact.path, ...contact.meta })

export default function Contact() {
  return <ContactPage />
}
