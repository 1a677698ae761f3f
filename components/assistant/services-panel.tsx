import { ServiceSearch } from '@/components/assistant/service-search'
import { Engagement, ServiceCard } from '@/components/assistant/still-panels'
import { assistantPage } from '@/content/assistant/assistant-page'
import { services } from '@/content/services'

export function ServicesPanel() {
  return (
    <>
      <h2 className="sr-only">{assistantPage.tabs.services}</h2>
      <ServiceSearch
        entries={services.map(({ slug, title, description }) => ({
          id: slug,
          text: `${title} ${description}`,
          card: <ServiceCard slug={slug} />,
        }))}
      />
      <Engagement />
    </>
  )
}
