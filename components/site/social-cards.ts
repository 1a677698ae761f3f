import type { Card } from '@/components/site/social-image'
import { about } from '@/content/about'
import { assistantPage } from '@/content/assistant/assistant-page'
import { engagementModels } from '@/content/assistant/catalogue'
import { statistics } from '@/content/claims'
import { contact } from '@/content/contact'
import { faq } from '@/content/faq'
import { firm } from '@/content/firm'
import { home } from '@/content/home'
import { legalLabels, type LegalDocument } from '@/content/legal/legal-document'
import { services, vatNote, type Service } from '@/content/services'
import { servicesPage } from '@/content/services-page'
import { serviceDetails } from '@/content/services/service-details'
import { socialCards } from '@/content/social-cards'
import type { Tool } from '@/content/tools/nit-digit'
import { tools, toolsPage } from '@/content/tools/tools-page'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { formatShortDate } from '@/lib/format/date'
import { formatPesos } from '@/lib/format/number'
import type { DateSheet } from '@/lib/tools/date-sheets'
import { titleOfDate } from '@/lib/tools/tax-dates'

export const homeCard: Card = { title: home.hero.title, ...socialCards.home }

export const aboutCard: Card = {
  title: about.title,
  rows: statistics('practice', 'clients', 'experts').map(({ value, label }) => ({ label, value })),
}

export const contactCard: Card = {
  title: contact.title,
  rows: [
    ...firm.hours.map(({ days, time }) => ({ label: days, value: time })),
    { label: contact.details.phone, value: firm.phone.label },
  ],
}

export const servicesCard: Card = {
  title: servicesPage.title,
  rows: services.map(({ title, price }) => ({
    label: title,
    value: `${servicesPage.from} ${formatPesos(price.from)}, ${vatNote}`,
  })),
}

const { tabs, services: offer } = assistantPage

export const assistantCard: Card = {
  title: assistantPage.title,
  rows: [
    { label: tabs.services, value: String(services.length) },
    { label: offer.engagement, value: String(engagementModels.length) },
    { label: tabs.questions, value: String(faq.length) },
  ],
}

export const toolsCard: Card = {
  title: toolsPage.title,
  rows: tools.map(({ name, card: [first] }) => ({ label: name, value: first.value })),
}

export const dateSheetCard = ({ title, dates }: DateSheet): Card => ({
  title,
  rows: dates
    .flatMap((date) => date.days.slice(0, 1).map(({ due }) => ({ label: titleOfDate(date), due })))
    .slice(-4)
    .map(({ label, due }) => ({ label, value: formatCivilDay(due) })),
})

export const toolCard = ({ title, card }: Tool): Card => ({ title, rows: card })

export function serviceCard({ slug, title }: Service): Card {
  const { rows, total } = serviceDetails[slug].example
  return { title, rows: rows.map(({ label, value }) => ({ label, value })), total }
}

export const legalCard = ({ title, sections }: LegalDocument): Card => ({
  title,
  rows: [
    { label: legalLabels.version, value: formatShortDate(firm.policyVersion) },
    { label: socialCards.legal.sections, value: String(sections.length) },
  ],
})
