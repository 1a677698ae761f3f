'use client'
import { FeedCard } from '@/components/appointments/feed-card'
import { memberFeed } from '@/content/appointment-feed'
import type { Feed } from '@/lib/appointments/feed-state'
import { renewMemberFeedAction, revokeMemberFeedAction } from '@/lib/appointments/hours-actions'

const actions = { renew: renewMemberFeedAction, revoke: revokeMemberFeedAction }

/** The caller's own appointments as an address for other calendars. */
export const MemberFeedCard = ({ feed }: { feed: Feed | null }) => (
  <FeedCard feed={feed} title={memberFeed.title} intro={memberFeed.text} actions={actions} />
)
