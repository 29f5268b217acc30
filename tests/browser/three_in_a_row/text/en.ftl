three-in-a-row-name = Three in a row
three-in-a-row-about = Crosses and rings: three in a row win.
three-in-a-row-mode-plain = Plain
three-in-a-row-mode-wild = Wild
three-in-a-row-prompt-put = Put your mark into a free space.
three-in-a-row-do-put = put your mark on { $space }
three-in-a-row-why-taken = { $space } is taken.
