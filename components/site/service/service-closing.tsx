import { Actions, Closing } from '@/components/site/closing'
import { PhoneLink } from '@/components/site/phone-link'
import { ServiceActions } from '@/components/site/service/service-actions'
import type { ServiceDetail } from '@/content/services/service-detail'

export function ServiceClosing({ detail }: { detail: ServiceDetail }) {
  const { title, text, byPhone } = detail.closing
  return (
    <Closing title={title} tone="dark">
      <p>{text}</p>
      <Actions>
        {byPhone ? <PhoneLink look="light" label={byPhone} /> : null}
        <ServiceActions dark />
      </Actions>
    </Closing>
  )
}
