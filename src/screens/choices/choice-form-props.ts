import { askedCategories, consentServices } from "#content/facts/consent-services.ts";
import { wordsOf } from "#src/content/words.ts";
import type { Language } from "#src/languages.ts";
import type { Category } from "#src/measurement/choice.ts";
import { pathOf } from "#src/routes.ts";
import type { ChoiceFormProps } from "#src/screens/choices/choice-form.tsx";

export function choiceFormProps(language: Language): ChoiceFormProps {
  const words = wordsOf("choices", language);
  const asked = wordsOf("consent", language);
  const details = (category: Category) => {
    const { provider, hosts, cookies, cookieDays } = consentServices[category];
    const named = () => words.cookieNames({ names: cookies.join(", "), days: cookieDays ?? 0 });
    const left = cookieDays === null ? words.unknownCookies : cookies.length > 0 ? named() : words.noCookies;
    return {
      ...asked.categories[category],
      facts: [
        { label: words.by, value: provider ?? words.providerOfCalendar },
        { label: words.from, value: hosts.join(", "), isCode: true },
        { label: words.cookies, value: left },
      ],
    };
  };
  const { title, decided, undecided, withoutScripts, allow, always, policy } = words;
  const { refuse, accept, save } = asked;
  return {
    language,
    words: { title, decided, undecided, withoutScripts, allow, always, policy, refuse, accept, save },
    details: Object.fromEntries(askedCategories.map((category) => [category, details(category)])),
    policyHref: pathOf("privacy", language),
  };
}
