import { money, notice, openDays, time } from "#content/copy/en/formats.ts";
import type { social as contract } from "#content/copy/fr/social.ts";
import { methodDays } from "#content/facts/methods.ts";
import { packages, socialReport } from "#content/facts/packages.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const social: typeof contract = {
  seo: {
    title: `Social media for small businesses | ${site.brand}`,
    description: `Instagram, Facebook, LinkedIn, TikTok, YouTube: we write, publish and reply, ${promises.social.weeksAhead} weeks ahead. One network from ${money(prices.social.small)} per month, packages from ${money(prices.socialPackages.starter)}.`,
    keywords:
      "social media management small business, Instagram for shops, social media agency, LinkedIn company page, TikTok for trades",
    h1: "Your pages stay busy, your evenings stay yours",
  },
  kicker: "Social media",
  hero: {
    badges: {
      ahead: `${promises.social.weeksAhead} weeks ahead`,
      replies: `Replies in under ${promises.social.commentHours} hours, ${openDays}`,
      notice: `Ends with ${notice}`,
    },
    subtitle:
      "Once a month we prepare your posts with you. Then we publish them, answer the comments in business hours, and tell you what brought people in.",
  },
  calendar: {
    title: "A month with the Growth package",
    posts: (count) => `${count} posts`,
    note: `Example: ${packages.social.growth.allPosts} posts, ready ${promises.social.weeksAhead} weeks ahead. One bar is one post.`,
  },
  problems: {
    title: "What people see on your pages",
    items: {
      silence: {
        title: "The last post is from Christmas.",
        text: "Anyone who hesitates wonders whether you are still in business.",
      },
      waiting: {
        title: "Comments wait until Sunday evening.",
        text: "‘Are you open on Monday?’ With no reply, they go next door.",
      },
      hearts: {
        title: "Plenty of hearts, and a silent phone.",
        text: "Nobody connects the posts with the calls and the sales.",
      },
      formats: {
        title: "Every network wants something different.",
        text: "A format here, a video there. In the end you post nothing at all.",
      },
    },
  },
  features: {
    title: "You send photos, we do the rest",
    lead: "People look at your page before they come, as they used to look through the window. If the last post is from Christmas, they wonder whether you have closed. You know that, and still the evening comes when there is nothing left to post and nobody left to write it. We turn the work around: one conversation a month, your photos from WhatsApp, and four weeks of posts that you approve in one go. All that is left for you is to take the pictures.",
    items: {
      calendar: {
        title: "A calendar approved in one go",
        text: "The whole month on one page. You tick, you correct, we schedule.",
      },
      photos: {
        title: "Your photos, our captions",
        text: "You send them on WhatsApp. We crop them and write the captions.",
      },
      replies: {
        title: `Replies in under ${promises.social.commentHours} hours`,
        text: `${openDays}, ${time(site.hours.opens)} to ${time(site.hours.closes)}; weekend comments by ${time(promises.social.mondayBy)} on Monday. Delicate questions come to you.`,
      },
      report: {
        title: "A one-page report",
        text: "Calls, directions, messages, sales: what worked, and what we change.",
      },
    },
  },
  platforms: {
    title: "Five platforms, each for a reason",
    lead: "We don’t open an account for its own sake. This is what each one is for.",
    columns: {
      format: "Format",
      name: "Platform",
      description: "What we post there",
      audience: "Who you meet there",
      strength: "What it is good for",
    },
    items: {
      instagram: {
        description: "Photos of the day, reels and stories.",
        audience: "Neighbours and people passing through",
        strength: "Makes people want it today.",
      },
      facebook: {
        description: "Opening hours, events and albums.",
        audience: "Families, clubs, regulars",
        strength: "Brings people in on a given date.",
      },
      linkedin: {
        description: "Projects, vacancies, work behind the scenes.",
        audience: "Clients and future colleagues",
        strength: "Wins meetings with other businesses.",
      },
      tiktok: {
        description: "A trick of the trade, filmed on a phone.",
        audience: "Apprentices and young customers",
        strength: "Gets you seen without followers.",
      },
      youtube: {
        description: "With Enterprise, a channel of longer videos; otherwise Shorts.",
        audience: "People who compare before they buy",
        strength: "Answers a question once, for years.",
      },
    },
  },
  method: {
    title: "Five steps, then a rhythm",
    lead: `The first post goes out ${methodDays.social.from} to ${methodDays.social.to} days after you say yes.`,
    items: {
      audit: {
        title: "Where you stand",
        text: "Your pages, those of three competitors nearby, and what your customers really ask.",
      },
      strategy: {
        title: "Content plan",
        text: "Which networks, which subjects, which tone, and what we leave out.",
      },
      setup: {
        title: "Setting up",
        text: "Profiles completed, logins in order, picture templates ready.",
      },
      production: {
        title: "Production",
        text: `${promises.social.weeksAhead} weeks of posts, written, illustrated and approved by you.`,
      },
      publication: {
        title: "Posting and replies",
        text: "We post, reply and measure, and use what we learn the next month.",
      },
    },
  },
  packages: {
    title: "Three monthly packages",
    lead: `Change package from one month to the next. Each ends with ${notice}.`,
    rows: {
      platforms: "Platforms",
      posts: "Posts",
      videos: "Short videos",
      replies: "Replies to comments",
      report: "Report",
      meeting: "Review with you",
    },
    items: {
      starter: {
        features: {
          platforms: `${packages.social.starter.platforms}`,
          posts: `${packages.social.starter.posts} per platform`,
          videos: null,
          replies: `In under ${promises.social.commentHours} h, Mon–Fri`,
          report: "Every month",
          meeting: "By email",
        },
      },
      growth: {
        features: {
          platforms: `${packages.social.growth.platforms}`,
          posts: `${packages.social.growth.posts} per platform`,
          videos: `${packages.social.growth.videos}`,
          replies: `In under ${promises.social.commentHours} h, Mon–Fri`,
          report: "Every month, explained",
          meeting: `${packages.social.growth.meetingMinutes} min`,
        },
      },
      enterprise: {
        features: {
          platforms: `${packages.social.enterprise.platforms}, plus the video channel`,
          posts: "Unlimited",
          videos: `${packages.social.enterprise.videos}`,
          replies: `In under ${promises.social.commentHours} h, Mon–Fri`,
          report: "Every week",
          meeting: `${packages.social.enterprise.meetingMinutes} min`,
        },
      },
    },
  },
  results: {
    title: "What you can count on",
    items: {
      replies: {
        value: `< ${promises.social.commentHours} h`,
        label: `to answer a comment, ${openDays}`,
      },
      ahead: {
        value: `${promises.social.weeksAhead}`,
        label: "weeks of posts ready in advance",
      },
      posts: {
        value: `${packages.social.growth.allPosts}`,
        label: "posts a month with Growth",
      },
      report: { value: `${socialReport.pages}`, label: "page a month: your report, in plain English" },
    },
  },
  testimonials: {
    title: "Two clients, in their words",
    items: {
      restaurant: {
        text: "I approve the month on a Monday, over my coffee. The rest of the time I cook.",
        service: "Social media, Geneva",
      },
      bicycles: {
        text: "A customer walked in with the post on his phone. He wanted that very bike. I still had it.",
        service: "Social media, Freiburg",
      },
    },
  },
  addOns: {
    title: "Small plan and add-ons",
    lead: "Each on its own, with or without a package.",
  },
  proof: { case: "boucherie-telepherique", metric: "early" },
  questions: {
    title: "Before you hand over your page",
    items: {
      voice: {
        question: "Will it sound like me?",
        answer:
          "You approve every post before it goes out, a month at a time. In the first month you will correct a lot; we keep a note of the words you use and of those you would never say. The photos come from you, so the page shows your shop and not a picture library.",
      },
      weekend: {
        question: "Who replies in the evening and at weekends?",
        answer: `Nobody, and the page says so. With a package, comments are answered in under ${promises.social.commentHours} hours from ${openDays}, ${time(site.hours.opens)} to ${time(site.hours.closes)}; what arrives at the weekend is answered by ${time(promises.social.mondayBy)} on Monday. If you need answers round the clock, that is the assistant’s job.`,
      },
      photos: {
        question: "I have no time for photos.",
        answer:
          "Five minutes a week will do: one picture of the work, one of the result. We tell you what to photograph and remind you on WhatsApp. If you would rather do it all in one morning, there is a photo and video shoot among the add-ons.",
      },
      followers: {
        question: "How many followers will I get?",
        answer:
          "We don’t promise any, and we never buy them. The report counts what pays: calls, requests for directions, messages, and sales that can be traced to a post.",
      },
      small: {
        question: "What do I get for the smallest price?",
        answer:
          "One network and four posts a month, written, illustrated and published, without replies and without a meeting. It keeps a page alive. If you want comments answered and a report, take one of the packages; you can change from one to another each month.",
      },
      accounts: {
        question: "Who owns the accounts?",
        answer: `You do. We work with the access you give us, and you take it back when you leave, with ${notice}. The posts stay where they are.`,
      },
    },
  },
  closing: {
    title: "Let’s talk about your next month",
    text: `The call takes ${site.booking.call.minutes} minutes and is free. We look at your pages with you, and you leave knowing what we would do, in what price range and by when.`,
  },
};
