import { signOutText } from '@/content/auth'
import { signOutAction } from '@/lib/auth/actions'

/** A plain form: the public pages load no script for it. */
export function SignOut() {
  return (
    <form action={signOutAction}>
      <button
        type="submit"
        className="min-h-tap px-2.5 text-[1rem] font-medium whitespace-nowrap hover:underline"
      >
        {signOutText.button}
      </button>
    </form>
  )
}
