import { Spinner } from '@/components/ui/loading'
import { verifyingAccess } from '@/content/auth'

/** Stands where a guarded page will be while the session is checked. */
export function VerifyingAccess() {
  return (
    <div className="grid min-h-[60vh] place-content-center">
      <Spinner label={verifyingAccess} />
    </div>
  )
}
