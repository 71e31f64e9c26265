import type { social as contract } from "#content/copy/fr/social.ts";
import { methodDays } from "#content/facts/methods.ts";
import { packages, socialReport } from "#content/facts/packages.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const social: typeof contract = {
  seo: {
    title: `Social media for shops and small firms | ${site.brand}`,
    description: `Instagram, Facebook, LinkedIn, TikTok, YouTube: we write, publish and reply. ${promises.social.weeksAhead} weeks ahead, three monthly packages, prices on the page.`,
    keywords:
      "social media management, small business social media, Instagram for shops, LinkedIn company page, TikTok",
    h1: "Your pages stay busy, your evenings stay yours",
  },
  kicker: "Social media",
  hero: {
    badges: {
      ahead: `${promises.social.weeksAhead} weeks ahead`,
      replies: `Replies in under ${promises.social.commentHours} h`,
      notice: `${promises.legal.noticeMonths} month’s notice`,
    },
    subtitle:
      "Once a month we prepare your posts with you. Then we publish them, answer the comments, and tell you what brought people in.",
  },
  calendar: {
    title: "A month with the Growth package",
    week: (number) => `Week ${number}`,
    posts: (count) => `${count} posts`,
    note: `Example: ${packages.social.growth.allPosts} posts, ready ${promises.social.weeksAhead} weeks ahead. One square, one post.`,
  },
  problems: {
    title: "What people see on your pages",
    items: {
      silence: {
        title: "The last post is from Christmas.",
        text: "A hesitant customer looks at your page and wonders whether you are still in business.",
      },
      waiting: {
        title: "Comments wait until Sunday evening.",
        text: "‘Are you open on Monday?’ With no reply, they go next door.",
      },
      hearts: {
        title: "Plenty of hearts, and the phone stays silent.",
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
    lead: "All you have to do is approve them, once a month.",
    items: {
      calendar: {
        title: "A calendar approved in one go",
        text: "The whole month on one page. You tick, you correct, we schedule.",
      },
      photos: {
        title: "Your photos, our words",
        text: "You send them on WhatsApp. We crop them and write the captions.",
      },
      replies: {
        title: `A reply in under ${promises.social.commentHours} h`,
        text: "In business hours, in the person’s language. Sensitive questions come to you.",
      },
      report: {
        title: "A one-page report",
        text: "Calls, directions, messages, sales: what worked, and what we are changing.",
      },
    },
  },
  platforms: {
    title: "Five platforms, each for a reason",
    lead: "We do not open an account for the sake of it. Here is what each one is for.",
    columns: {
      format: "Format",
      name: "Platform",
      description: "What we post there",
      audience: "Who you meet there",
      strength: "Its strength",
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
        description: "Projects, vacancies and work behind the scenes.",
        audience: "Clients and future colleagues",
        strength: "Wins meetings with other firms.",
      },
      tiktok: {
        description: "One knack of the trade, filmed on a phone.",
        audience: "Apprentices and young customers",
        strength: "Gets you seen without followers.",
      },
      youtube: {
        description: "With Enterprise, a channel of long videos; otherwise, Shorts.",
        audience: "People who compare before they buy",
        strength: "Answers once, for years.",
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
        title: "Editorial line",
        text: "Which networks, which subjects, which tone. And what we will leave out.",
      },
      setup: {
        title: "Setting up",
        text: "Profiles completed, logins in order, visual templates ready.",
      },
      production: {
        title: "Production",
        text: `${promises.social.weeksAhead} weeks of posts, written, illustrated and approved by you.`,
      },
      publication: {
        title: "Posting and replies",
        text: "We post, we answer, we measure. The next month takes it into account.",
      },
    },
  },
  packages: {
    title: "Three monthly packages",
    lead: `Change package from one month to the next. Stop with ${promises.legal.noticeMonths} month’s notice.`,
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
          replies: `Under ${promises.social.commentHours} h`,
          report: "Every month",
          meeting: "By email",
        },
      },
      growth: {
        features: {
          platforms: `${packages.social.growth.platforms}`,
          posts: `${packages.social.growth.posts} per platform`,
          videos: `${packages.social.growth.videos}`,
          replies: `Under ${promises.social.commentHours} h`,
          report: "Every month, explained",
          meeting: `${packages.social.growth.meetingMinutes} min`,
        },
      },
      enterprise: {
        features: {
          platforms: `${packages.social.enterprise.platforms}, plus the video channel`,
          posts: "Unlimited",
          videos: `${packages.social.enterprise.videos}`,
          replies: `Under ${promises.social.commentHours} h`,
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
        label: "to answer a comment, in business hours",
      },
      ahead: {
        value: `${promises.social.weeksAhead}`,
        label: "weeks of posts ready in advance",
      },
      posts: {
        value: `${packages.social.growth.allPosts}`,
        label: "posts a month with Growth",
      },
      report: { value: `${socialReport.pages}`, label: "page of report, free of jargon" },
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
    title: "Add-ons",
    lead: "Each on its own, with or without a package.",
  },
  proof: { case: "boucherie-telepherique", metric: "early" },
  questions: {
    title: "Questions people ask",
    items: {
      rights: {
        question: "Who owns what you make?",
        answer:
          "You do. On full payment the source files are yours, with the right to use them everywhere without time limit.",
      },
      writing: { question: "Who writes the texts?", answer: "You tell us, we write, you correct." },
    },
  },
  closing: {
    title: "Let’s talk about your next month",
    text: "We look at your pages with you and sketch a month of posts. It is yours to keep, whatever you decide.",
  },
};
