import { notFound } from 'next/navigation'

/** A dynamic page, so that an unknown address of the workspace gets the policy of dynamic pages and no other. */
export default function UnknownAdminPage() {
  notFound()
}
