// A bot for any game of Ludotheque: it always takes the first legal action.
//
//     ludotheque arena seikatsu --bots "cmd:node examples/bots/first_choice.js,random"
//
// See docs/bots.md for the protocol.

const { createInterface } = require("node:readline");

function choose(message) {
  // message.view is what the seat may know; each of message.legal says in words and targets what it does.
  return message.legal[0].action;
}

function answer(message) {
  if (message.type === "hello") {
    return { type: "ready", protocol: 1, name: "first choice" };
  }
  if (message.type === "choose") {
    return { type: "action", id: message.id, action: choose(message) };
  }
  return null;
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const reply = answer(JSON.parse(line));
  if (reply !== null) {
    console.log(JSON.stringify(reply));
  }
});
