import { type Person, type PersonKey, people } from "#data/contract/facts/people.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

export function personOf(key: PersonKey): Person {
  const person = people[key];
  if (person === undefined) throw new Error(`${siteFolder}/people/${key}/person.yaml is missing`);
  return person;
}
