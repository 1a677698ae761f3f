import { notFound } from 'next/navigation'

/** Dynamic, so that unknown addresses of the workspace get the content security policy of dynamic pages. */
export default function UnknownAdminPage() {
  notFound()
}
