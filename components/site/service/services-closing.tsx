import { Actions, Closing } from '@/components/site/closing'
import { ContactLink } from '@/components/site/contact-link'
import { PhoneLink } from '@/components/site/phone-link'
import { servicesPage } from '@/content/services-page'

const { title, text, ask } = servicesPage.closing

export function ServicesClosing() {
  return (
    <Closing title={title}>
      <p>{text}</p>
      <Actions>
        <ContactLink look="primary">{ask}</ContactLink>
        <PhoneLink />
      </Actions>
    </Closing>
  )
}
