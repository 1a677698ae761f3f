import { Engagement } from '@/components/assistant/engagement'
import { ServiceCard } from '@/components/assistant/service-card'
import { ServiceSearch } from '@/components/assistant/service-search'
import { assistantPage } from '@/content/assistant/assistant-page'
import { services } from '@/content/services'

export function ServicesPanel() {
  return (
    <>
      <h2 className="sr-only">{assistantPage.tabs.services}</h2>
      <ServiceSearch
        entries={services.map((service) => ({
          id: service.slug,
          text: `${service.title} ${service.description}`,
          card: <ServiceCard service={service} />,
        }))}
      />
      <Engagement />
    </>
  )
}
