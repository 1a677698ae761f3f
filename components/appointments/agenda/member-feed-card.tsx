'use client'
import { FeedCard } from '@/components/appointments/feed-card'
import { memberFeed } from '@/content/appointment-feed'
import type { Feed } from '@/lib/appointments/feed-state'
import { renewMemberFeedAction, revokeMemberFeedAction } from '@/lib/appointments/hours-actions'

const actions = { renew: renewMemberFeedAction, revoke: revokeMemberFeedAction }

/** Offers a member's own appointments as a calendar feed. */
export const MemberFeedCard = ({ feed }: { feed: Feed | null }) => (
  <FeedCard feed={feed} title={memberFeed.title} intro={memberFeed.text} actions={actions} />
)
