import { ContactDetails } from '@/components/contact/contact-details'
import { ContactForm } from '@/components/contact/contact-form'
import { LocationMap } from '@/components/contact/location-map'
import { MapDrawing } from '@/components/contact/map-drawing'
import { OpeningHours } from '@/components/contact/opening-hours'
import { SocialLinks } from '@/components/contact/social-links'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { InlineScript } from '@/components/site/inline-script'
import { pageGraph } from '@/components/site/page-graph'
import { PageHeading } from '@/components/site/page-heading'
import { Section } from '@/components/site/section'
import { contact, contactMap } from '@/content/contact'
import { navigation } from '@/content/navigation'

export function ContactPage() {
  return (
    <>
      <InlineScript data={pageGraph({ path: contact.path, type: 'ContactPage', ...contact.meta })} />
      <Section opens>
        <Breadcrumb trail={[{ label: navigation.homeLabel, href: '/' }]} current={contact.title} />
        <PageHeading title={contact.title} lead={contact.lead} />
        <div className="mt-8 grid items-start gap-x-18 gap-y-12 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
          <ContactForm />
          <div className="grid gap-12">
            <ContactDetails />
            <OpeningHours />
            <SocialLinks />
          </div>
        </div>
      </Section>
      <section aria-label={contactMap.label} className="border-t border-rule print:hidden">
        <LocationMap>
          <MapDrawing />
        </LocationMap>
      </section>
    </>
  )
}
